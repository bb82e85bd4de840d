interface Event {
  readonly atS: number
  readonly place: number
  readonly run: () => void
}

const isBefore = (a: Event, b: Event) => a.atS < b.atS || (a.atS === b.atS && a.place < b.place)

/** Runs events in the order of their times; of the same time, in the order in which they were planned. */
export class Clock {
  nowS = 0
  #planned = 0
  readonly #heap: Event[] = []

  at(atS: number, run: () => void): void {
    const heap = this.#heap
    heap.push({ atS: Math.max(atS, this.nowS), place: this.#planned, run })
    this.#planned += 1
    for (let child = heap.length - 1; child > 0; ) {
      const parent = (child - 1) >> 1
      if (!isBefore(heap[child] as Event, heap[parent] as Event)) return
      this.#swap(child, parent)
      child = parent
    }
  }

  /** Until nothing is planned any more. */
  run(): void {
    for (let event = this.#take(); event; event = this.#take()) {
      this.nowS = event.atS
      event.run()
    }
  }

  #swap(one: number, other: number): void {
    const event = this.#heap[one] as Event
    this.#heap[one] = this.#heap[other] as Event
    this.#heap[other] = event
  }

  #take(): Event | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || first === last) return first
    heap[0] = last
    for (let parent = 0; ; ) {
      const left = 2 * parent + 1
      const right = left + 1
      let least = parent
      if (left < heap.length && isBefore(heap[left] as Event, heap[least] as Event)) least = left
      if (right < heap.length && isBefore(heap[right] as Event, heap[least] as Event)) least = right
      if (least === parent) return first
      this.#swap(parent, least)
      parent = least
    }
  }
}
