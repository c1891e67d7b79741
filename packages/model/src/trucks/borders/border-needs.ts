// Which documents each border post of a booking asks for (2.2), as one table that booking, refusal and card read.
import { documentTypes, type DocCode } from '../../documents/document-type.ts'
import { requiredDocuments, type DocumentNeed } from '../../documents/required-documents.ts'
import type { Pin } from '../../kit/pin.ts'
import {
  borderPosts,
  postsOnWay,
  type BorderPost,
  type BorderRoute,
  type PostRole,
} from '../road/border-routes.ts'
import { minutesTo } from '../road/positions.ts'

export type BorderCrossing = {
  route: BorderRoute
  toEmirates: boolean
  /** Customs code of the goods. */
  commodity: string | undefined
  hazardous: boolean
  /** The accepted quotation names a deposit of customs. */
  hasDeposit: boolean
}

export type BorderNeed = Pick<DocumentNeed, 'code' | 'required' | 'by'> & {
  post: BorderPost
  /** Asked for each truck; else one serves all of the booking. */
  perTruck: boolean
}

type AtPost = { post: BorderPost; role: PostRole; isEntryToSaudi: boolean }
type Row = { code: DocCode; perTruck?: true; when?: (at: AtPost, crossing: BorderCrossing) => boolean }

const rows: readonly Row[] = [
  { code: 'COMMERCIAL_INVOICE' },
  { code: 'PACKING_LIST' },
  { code: 'CERTIFICATE_OF_ORIGIN' },
  { code: 'EXPORT_DECLARATION', when: ({ role }) => role === 'origin' },
  { code: 'MANIFEST', perTruck: true },
  { code: 'TRANSIT_DOCUMENT', perTruck: true, when: ({ isEntryToSaudi }) => isEntryToSaudi },
  {
    code: 'DEPOSIT_RECEIPT',
    when: ({ post }, { hasDeposit }) => hasDeposit && borderPosts[post].country === 'AE',
  },
]

/** Permits of the commodity, as they are asked for wherever these goods cross a border. */
const permits = ({ commodity, hazardous }: BorderCrossing): DocumentNeed[] =>
  requiredDocuments({
    mode: 'sea',
    direction: 'import',
    stage: 'customs',
    hazardous,
    ...(commodity && { commodity }),
  }).filter(({ cause }) => cause !== undefined)

/** Post by post in the order of the way; what the customer brings comes first. */
export const borderNeeds = (crossing: BorderCrossing): BorderNeed[] => {
  const way = postsOnWay(crossing.route, crossing.toEmirates)
  const entry = way.find(({ post }) => borderPosts[post].country === 'SA')?.post
  return way.flatMap(({ post, role }) => {
    const at = { post, role, isEntryToSaudi: post === entry }
    const own = rows
      .filter(({ when }) => when?.(at, crossing) ?? true)
      .map(({ code, perTruck = false }) => ({
        post,
        code,
        required: true,
        by: documentTypes[code].by,
        perTruck,
      }))
    const ofGoods = permits(crossing).map(({ code, required, by }) => ({
      post,
      code,
      required,
      by,
      perTruck: false,
    }))
    return [...own, ...ofGoods].toSorted((a, b) => Number(a.by === 'agent') - Number(b.by === 'agent'))
  })
}

/** What the desk or the provider may still ask for at a post. */
export const askableDocuments = [
  'CERTIFICATE_OF_ORIGIN',
  'NO_OBJECTION',
  'HEALTH_CERTIFICATE',
  'PHYTOSANITARY_CERTIFICATE',
  'MEDICINE_PERMIT',
  'VEHICLE_CERTIFICATE',
  'CONFORMITY_CERTIFICATE',
  'SAFETY_DATA_SHEET',
  'DANGEROUS_GOODS_DECLARATION',
  'EXPORT_DECLARATION',
  'DEPOSIT_RECEIPT',
  'OTHER',
] as const satisfies readonly DocCode[]
export type AskableDocument = (typeof askableDocuments)[number]

/**
 * When each post asks for them at the latest: as a truck that leaves with the pickup is expected there, by the way and what the
 * posts before it take. Without a pin of the pickup the way to the first is left out.
 */
export const borderDues = (
  posts: readonly BorderPost[],
  { at: pickupAt, pin }: { at: Date; pin: Pin | undefined },
  usualMinutes: (post: BorderPost) => number,
): Map<BorderPost, Date> => {
  let from = pin
  let at = pickupAt.getTime()
  return new Map(
    posts.map((post) => {
      const place = borderPosts[post]
      at += (from ? minutesTo(from, place, []) : 0) * 60_000
      const due = new Date(at)
      at += usualMinutes(post) * 60_000
      from = place
      return [post, due]
    }),
  )
}
