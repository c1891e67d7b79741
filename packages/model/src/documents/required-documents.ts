// Which documents a freight shipment needs at each stage, as one table read by the form, the guards and the check-list.
import { documentTypes, requestDocCodes, type DocCode } from './document-type.ts'
import type { DocumentState } from './document.ts'
import { goodsKindOf, type GoodsKind } from './goods.ts'
import type { SettingsInForce } from '../kit/settings.ts'

export const documentStages = ['request', 'quotation', 'customs', 'delivery', 'completion'] as const
export type DocumentStage = (typeof documentStages)[number]

export type Carriage = {
  mode: 'sea' | 'air'
  direction: 'import' | 'export'
  hazardous: boolean
  /** Where the cargo is handed over; a port hand-over is proved by the release document. */
  destination?: 'door' | 'port'
  /** Customs code of the goods, 4 to 6 digits. */
  commodity?: string
}

/** What about the cargo asks for a document that others do without. */
export type NeedCause = GoodsKind | 'hazardous'

export type DocumentNeed = {
  code: DocCode
  required: boolean
  by: 'customer' | 'agent'
  cause?: NeedCause
  /** Not required yet, and asked for as soon as a quotation is accepted. */
  follows?: true
}

type Row = {
  code: DocCode
  stage: DocumentStage
  required: boolean
  cause?: NeedCause
  when?: (cargo: Carriage) => boolean
}

const sea = (cargo: Carriage) => cargo.mode === 'sea'
const air = (cargo: Carriage) => cargo.mode === 'air'
const toPort = (cargo: Carriage) => cargo.destination === 'port'
const inward = (cargo: Carriage) => cargo.direction === 'import'

const applies = (row: Row, cargo: Carriage, causes: readonly (NeedCause | undefined)[]): boolean =>
  (row.when?.(cargo) ?? true) && (row.cause === undefined || causes.includes(row.cause))

const rows: readonly Row[] = [
  { code: 'COMMERCIAL_INVOICE', stage: 'request', required: true },
  { code: 'SAFETY_DATA_SHEET', stage: 'request', required: true, cause: 'hazardous' },
  { code: 'PACKING_LIST', stage: 'request', required: false },
  { code: 'BILL_OF_LADING', stage: 'request', required: false, when: sea },
  { code: 'AIR_WAYBILL', stage: 'request', required: false, when: air },
  { code: 'CERTIFICATE_OF_ORIGIN', stage: 'request', required: false },
  { code: 'NO_OBJECTION', stage: 'request', required: false },
  { code: 'DANGEROUS_GOODS_DECLARATION', stage: 'request', required: false, cause: 'hazardous' },
  { code: 'HEALTH_CERTIFICATE', stage: 'request', required: false, cause: 'food', when: inward },
  { code: 'PHYTOSANITARY_CERTIFICATE', stage: 'request', required: false, cause: 'plants', when: inward },
  { code: 'MEDICINE_PERMIT', stage: 'request', required: false, cause: 'medicine', when: inward },
  { code: 'VEHICLE_CERTIFICATE', stage: 'request', required: false, cause: 'vehicles' },
  { code: 'CONFORMITY_CERTIFICATE', stage: 'request', required: false, cause: 'regulated', when: inward },
  { code: 'IDFRONTSIDE', stage: 'request', required: false },
  { code: 'IDBACKSIDE', stage: 'request', required: false },
  { code: 'OTHER', stage: 'request', required: false },

  { code: 'VENDOR_QUOTE', stage: 'quotation', required: true },

  { code: 'COMMERCIAL_INVOICE', stage: 'customs', required: true },
  { code: 'PACKING_LIST', stage: 'customs', required: true },
  { code: 'BILL_OF_LADING', stage: 'customs', required: true, when: (cargo) => sea(cargo) && inward(cargo) },
  { code: 'AIR_WAYBILL', stage: 'customs', required: true, when: (cargo) => air(cargo) && inward(cargo) },
  { code: 'DELIVERY_ORDER', stage: 'customs', required: true, when: inward },
  { code: 'SAFETY_DATA_SHEET', stage: 'customs', required: true, cause: 'hazardous' },
  { code: 'DANGEROUS_GOODS_DECLARATION', stage: 'customs', required: true, cause: 'hazardous' },
  { code: 'HEALTH_CERTIFICATE', stage: 'customs', required: true, cause: 'food', when: inward },
  { code: 'PHYTOSANITARY_CERTIFICATE', stage: 'customs', required: true, cause: 'plants', when: inward },
  { code: 'MEDICINE_PERMIT', stage: 'customs', required: true, cause: 'medicine', when: inward },
  { code: 'VEHICLE_CERTIFICATE', stage: 'customs', required: true, cause: 'vehicles' },
  { code: 'CONFORMITY_CERTIFICATE', stage: 'customs', required: false, cause: 'regulated', when: inward },
  { code: 'CERTIFICATE_OF_ORIGIN', stage: 'customs', required: false },
  { code: 'NO_OBJECTION', stage: 'customs', required: false },
  { code: 'IDFRONTSIDE', stage: 'customs', required: false },
  { code: 'IDBACKSIDE', stage: 'customs', required: false },

  { code: 'PROOF_OF_DELIVERY', stage: 'delivery', required: true, when: (cargo) => !toPort(cargo) },
  { code: 'RELEASE', stage: 'delivery', required: true, when: toPort },

  { code: 'INVOICE', stage: 'completion', required: true },
]

const requiredFirst = (a: DocumentNeed, b: DocumentNeed): number => Number(b.required) - Number(a.required)

/** The documents of one stage, required ones first; optional ones may be skipped and asked for later. */
export const requiredDocuments = ({
  stage,
  ...cargo
}: Carriage & { stage: DocumentStage }): DocumentNeed[] => {
  const causes = [goodsKindOf(cargo.commodity), cargo.hazardous ? ('hazardous' as const) : undefined]
  return rows
    .filter((row) => row.stage === stage && applies(row, cargo, causes))
    .map(({ code, required, cause }) => ({
      code,
      required,
      by: documentTypes[code].by,
      ...(cause && { cause }),
    }))
    .toSorted(requiredFirst)
}

/** Whether a document that a request asks for may come after acceptance, by a setting; it is asked for from then on. */
export const mayFollow = (code: DocCode): boolean => code === 'COMMERCIAL_INVOICE'

/** What sending a request asks for under these settings. */
export const requestDocuments = (
  cargo: Carriage,
  settings: Pick<SettingsInForce, 'freight.invoice-later'>,
): DocumentNeed[] =>
  requiredDocuments({ ...cargo, stage: 'request' })
    .map((need) =>
      settings['freight.invoice-later'] && mayFollow(need.code)
        ? { ...need, required: false, follows: true as const }
        : need,
    )
    .toSorted(requiredFirst)

/** How a document stands on the check-list: its row's state, or that there is none. */
export type NeedState = 'MISSING' | 'SKIPPED' | 'UPLOADED' | 'ACCEPTED' | 'RETURNED'
type Present = { docCode: string; state: DocumentState }

const best: readonly DocumentState[] = ['ACCEPTED', 'UPLOADED', 'RETURNED']

/** How a need stands for which these documents are there. */
export const bestState = (present: readonly Pick<Present, 'state'>[]): DocumentState | undefined =>
  best.find((each) => present.some(({ state }) => state === each))

/** The check-list of a stage; once the stage is `passed`, an optional document that is not there counts as skipped. */
export const checklist = (
  needs: readonly DocumentNeed[],
  present: readonly Present[],
  passed = false,
): (DocumentNeed & { state: NeedState })[] =>
  needs.map((need) => {
    const state = bestState(present.filter((row) => row.docCode === need.code)) as NeedState | undefined
    return { ...need, state: state ?? (passed && !need.required ? 'SKIPPED' : 'MISSING') }
  })

const absent = (needs: readonly DocumentNeed[], present: readonly Present[]): DocCode[] =>
  checklist(needs, present)
    .filter(({ state }) => state !== 'ACCEPTED' && state !== 'UPLOADED')
    .map(({ code }) => code)

/** Required documents that are not there; one that was returned does not count. */
export const missingDocuments = (needs: readonly DocumentNeed[], present: readonly Present[]): DocCode[] =>
  absent(
    needs.filter(({ required }) => required),
    present,
  )

/** Documents that are not there and are asked for once a quotation is accepted. */
export const followingDocuments = (needs: readonly DocumentNeed[], present: readonly Present[]): DocCode[] =>
  absent(
    needs.filter(({ follows }) => follows),
    present,
  )

/** The stage at which each type is first of use, for the documented list of types (C049). */
export const stageOf = (code: DocCode): DocumentStage | null =>
  rows.find((row) => row.code === code)?.stage ?? null

/** Whether a type is required at its first stage for every cargo. */
export const alwaysRequired = (code: DocCode): boolean => {
  const first = rows.find((row) => row.code === code)
  return first !== undefined && first.required && !first.when && !first.cause
}

/** Types of requests in the order of their numbers. */
export const docCodesInOrder: readonly DocCode[] = requestDocCodes.toSorted(
  (a, b) => documentTypes[a].id - documentTypes[b].id,
)
