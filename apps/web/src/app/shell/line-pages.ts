// Pages of the lines by role: the second row, the menu of the phone, and what public pages show of them.
import type { Role } from '@marsa/model/kit/access.ts'
import { lines, type Line } from '@marsa/model/lines.ts'
import { expressPages } from './express-pages.ts'
import { freightPages } from './freight-pages.ts'
import type { NavLink } from './navigation.ts'
import { warehousePages } from './warehouse-pages.ts'
import { truckPages } from './truck-pages.ts'

/** Empty for visitors, and for agents of other lines. */
export const linePages: Record<Line, (role: Role | undefined) => readonly NavLink[]> = {
  freight: freightPages,
  warehouse: warehousePages,
  trucks: truckPages,
  express: expressPages,
}

export const allLinePages = (role: Role | undefined): readonly NavLink[] =>
  lines.flatMap((line) => linePages[line](role))
