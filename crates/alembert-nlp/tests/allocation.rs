//! An iteration along the stages allocates nothing once the fronts have found their sizes: a counting allocator watches.

#[path = "nlp/control.rs"]
#[allow(dead_code)]
mod control;

use alembert_nlp::{InteriorPoint, Iteration, NlpSolver, Options};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: forwards to the system allocator and only counts.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNT.try_with(|c| c.set(c.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        unsafe { System.dealloc(p, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn claim_iterations_do_not_allocate() {
    let mut problem = control::Pendulum::new(200, 4.0, 3.0);
    let mut counts = Vec::with_capacity(1000);
    let mut watch = |_: &Iteration| {
        counts.push(COUNT.with(Cell::get));
        true
    };
    let solution = InteriorPoint
        .solve(&mut problem, &Options::default(), &mut watch)
        .expect("a valid problem");
    // A hundred iterations and more; the first three may grow memory.
    assert!(solution.is_optimal() && counts.len() > 50);
    assert_eq!(counts[counts.len() - 1] - counts[3], 0, "{counts:?}");
}
