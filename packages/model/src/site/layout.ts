// Which frame stands around a page, by the segments of its address: headers, service-level link, search, height (A 2, 4.10 no. 30).
import type { Role } from '../kit/access.ts'
import type { Lang } from '../kit/text.ts'
import type { Line } from '../lines.ts'

/** A second header below the first row; a page of freight has none of these. */
export const pageHeaders = ['hub', 'warehouse', 'delivery', 'trucks'] as const
export type PageHeader = (typeof pageHeaders)[number]

export type Layout = {
  id: Line | 'finance' | 'content' | 'trucks' | 'hub'
  /** Segments that choose it; none for the last row, which takes the rest. */
  segments: readonly string[]
  /** Pages elsewhere that belong to it, below the language. */
  pages?: readonly string[]
  headers: readonly PageHeader[]
  serviceLevel: boolean
  /** Who is no customer of it is warned or sent away. */
  roleCheck: boolean
  search: boolean
  /** Pages for the mobile app and the feedback page have a look of their own. */
  plain: boolean
  /** Least height of the content in px, so that the footer stays below it. */
  minHeight: 675 | 710
}

const row = (
  id: Layout['id'],
  segments: readonly string[],
  headers: readonly PageHeader[],
  more: Partial<Layout> = {},
): Layout => ({
  id,
  segments,
  headers,
  serviceLevel: false,
  roleCheck: false,
  search: true,
  plain: false,
  minHeight: 710,
  ...more,
})

const lineLayouts: Record<Line, Layout> = {
  freight: row('freight', ['freight'], [], { serviceLevel: true }),
  warehouse: row('warehouse', ['warehouse'], ['warehouse']),
  trucks: row('trucks', ['trucks'], ['trucks'], { minHeight: 675 }),
  express: row('express', ['express'], ['delivery'], {
    roleCheck: true,
    pages: ['admin/cash', 'admin/couriers'],
  }),
}

/** In the written order: the first row that has a segment of the address, or the page itself, wins. */
export const layouts: readonly Layout[] = [
  lineLayouts.freight,
  lineLayouts.warehouse,
  lineLayouts.express,
  row('finance', ['finance'], ['hub'], { roleCheck: true, search: false }),
  row('content', ['mobile', 'customerfeedback'], ['warehouse', 'delivery'], { plain: true }),
  lineLayouts.trucks,
  row('hub', [], ['hub'], { serviceLevel: true }),
]

/** `path` is that of the page, with or without its language; query and fragment choose nothing. */
export const layoutOf = (path: string): Layout => {
  const address = (path.split(/[?#]/)[0] ?? '').toLowerCase()
  const segments = new Set(address.split('/'))
  const isOf = ({ segments: own, pages = [] }: Layout): boolean =>
    own.some((segment) => segments.has(segment)) || pages.some((page) => `/${address}`.endsWith(`/${page}`))
  return layouts.find(isOf) ?? layouts.at(-1)!
}

/** The project whose home the language switch leads to, where it leads home; the hub's own for every other page (A 2). */
export const projectOf = (path: string): string | undefined => {
  const { id } = layoutOf(path)
  return id === 'hub' || id === 'content' ? undefined : id
}

/**
 * Where the language switch leads: the same page in the other language, or, as the specification has it, the home of the
 * project (A 2; a setting). `address` is path and search.
 */
export const switchedAddress = (address: string, to: Lang, leadsHome: boolean): string => {
  if (!leadsHome) return address.replace(/^\/[^/?#]*/, `/${to}`)
  const project = projectOf(address)
  return `/${to}/${project ? `${project}/` : ''}home`
}

/** Faces of the first row (A 2). */
export const headerVariants = ['visitor', 'customer', 'agent', 'readonly', 'staff'] as const
export type HeaderVariant = (typeof headerVariants)[number]

const variants: Record<Role, HeaderVariant> = {
  customer: 'customer',
  business: 'customer',
  portal: 'customer',
  'clearing-agent': 'agent',
  'warehouse-agent': 'agent',
  'truck-provider': 'agent',
  courier: 'agent',
  depot: 'agent',
  desk: 'staff',
  admin: 'staff',
  'admin-readonly': 'readonly',
}

export const headerVariantOf = (role: Role | undefined): HeaderVariant => (role ? variants[role] : 'visitor')
