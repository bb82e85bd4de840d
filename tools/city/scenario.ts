/** A visit of a job at a point of the plane; times in seconds. */
export interface ScenarioStop {
  readonly x: number
  readonly y: number
  readonly readyS: number
  readonly serviceS: number
  readonly dueS: number
}

export interface ScenarioJob {
  readonly id: string
  readonly placedS: number
  readonly stops: readonly ScenarioStop[]
}

export interface ScenarioWorker {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly onS: number
  readonly offS: number
  /** The most jobs in hand. */
  readonly capacity: number
}

export interface ScenarioParams {
  readonly metresPerMinute: number
  readonly offerS: number
  readonly batchS: number
  readonly seed: number
}

export interface Scenario {
  readonly jobs: readonly ScenarioJob[]
  readonly workers: readonly ScenarioWorker[]
  readonly params: ScenarioParams
}

/** What became of a job; a job that nobody took has no worker. */
export interface JobResult {
  readonly id: string
  readonly worker: string | null
  readonly assignedS: number | null
  /** When each stop began: on arrival, or when it was ready. */
  readonly stopsS: readonly number[]
}
