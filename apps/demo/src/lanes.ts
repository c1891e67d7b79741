// All lanes of the demo world.
import { airLanes } from './air-lanes.ts'
import type { Lane } from './lane.ts'
import { seaLanes } from './sea-lanes.ts'

export const lanes = { ...seaLanes, ...airLanes }
export type LaneKey = keyof typeof lanes
export const laneOf = (key: LaneKey): Lane => lanes[key]
