// Pages of the lines by role: the second row, the menu of the phone, and what public pages show of them.
import type { Role } from '@marsa/model/kit/access.ts'
import { quotedLines, type QuotedLine } from '@marsa/model/lines.ts'
import { freightPages } from './freight-pages.ts'
import type { NavLink } from './navigation.ts'
import { warehousePages } from './warehouse-pages.ts'
import { truckPages } from './truck-pages.ts'

/** Empty for visitors, and for agents of other lines. */
export const linePages: Record<QuotedLine, (role: Role | undefined) => readonly NavLink[]> = {
  freight: freightPages,
  warehouse: warehousePages,
  trucks: truckPages,
}

export const allLinePages = (role: Role | undefined): readonly NavLink[] =>
  quotedLines.flatMap((line) => linePages[line](role))
