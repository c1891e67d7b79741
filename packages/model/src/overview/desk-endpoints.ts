// The contract of the staff's own dashboard: what needs attention first, and how the day goes.
import { z } from 'zod'
import type { Policy } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { deskNeeds } from './desk.ts'

export const deskReaders = { desk: 'any', admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy

export const DeskItem = z.strictObject({
  id: z.string(),
  /** Number of what it is about; empty where it has none. */
  number: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  /** Which of several causes, where a kind has them. */
  detail: z.string(),
  /** Since when it waits. */
  since: z.string(),
  isLate: z.boolean(),
})
export type DeskItem = z.infer<typeof DeskItem>

export const viewDesk = endpoint({
  verb: 'viewDesk',
  method: 'GET',
  path: 'desk/overview',
  policy: deskReaders,
  answer: z.strictObject({
    /** In the order of urgency; kinds of which nothing waits are left out. */
    needs: z.array(
      z.strictObject({
        kind: z.enum(deskNeeds),
        count: z.int(),
        late: z.int(),
        /** The latest and longest waiting of them. */
        first: z.array(DeskItem),
      }),
    ),
    /** Requests sent and bookings made today in the Emirates, requests open for quotes, and shipments under way. */
    figures: z.strictObject({ sent: z.int(), booked: z.int(), quoting: z.int(), underWay: z.int() }),
  }),
})
