/** What a browser reports of the device and its network; a missing value is no reason to refuse. */
export interface Device {
  readonly runsSimd: boolean
  readonly drawsInWorkers: boolean
  readonly cores: number
  readonly memoryGb: number | undefined
  readonly savesData: boolean
  readonly network: string | undefined
}

const fewestCores = 4
const leastMemoryGb = 4
const slowNetworks = ['slow-2g', '2g', '3g']

/** Whether live counting costs this device and its owner nothing noticeable. */
export const canCountLive = ({ runsSimd, drawsInWorkers, cores, memoryGb, savesData, network }: Device): boolean =>
  runsSimd &&
  drawsInWorkers &&
  cores >= fewestCores &&
  (memoryGb ?? leastMemoryGb) >= leastMemoryGb &&
  !savesData &&
  !slowNetworks.includes(network ?? '')
