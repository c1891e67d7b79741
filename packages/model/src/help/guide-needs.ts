// When each document is needed, as the guide shows it: read from the table that the guards of a shipment use.
import type { DocCode } from '../documents/document-type.ts'
import { goodsKindNames, goodsKinds, type GoodsKind } from '../documents/goods.ts'
import {
  documentStages,
  requiredDocuments,
  type Carriage,
  type DocumentStage,
} from '../documents/required-documents.ts'

/** What the guide tells apart: four carriages, and storage. */
export const guideCarriages = {
  seaImport: { mode: 'sea', direction: 'import', en: 'Sea import', ar: 'استيراد بحري' },
  airImport: { mode: 'air', direction: 'import', en: 'Air import', ar: 'استيراد جوي' },
  seaExport: { mode: 'sea', direction: 'export', en: 'Sea export', ar: 'تصدير بحري' },
  airExport: { mode: 'air', direction: 'export', en: 'Air export', ar: 'تصدير جوي' },
  storage: { en: 'Storage', ar: 'التخزين' },
} as const
export type GuideCarriage = keyof typeof guideCarriages

const wantedBy = (code: DocCode, cargo: Carriage): { stage: DocumentStage; required: boolean }[] =>
  documentStages.flatMap((stage) =>
    requiredDocuments({ stage, ...cargo })
      .filter((need) => need.code === code)
      .map(({ required }) => ({ stage, required })),
  )

const codeOf = (kind: GoodsKind): string => goodsKinds[kind].codes[0]!

/** The kind of goods whose import or export a document is for; undefined for documents of any goods. */
export const goodsThatNeed = (code: DocCode): GoodsKind | undefined =>
  goodsKindNames.find((kind) =>
    documentStages.some((stage) =>
      requiredDocuments({
        stage,
        mode: 'sea',
        direction: 'import',
        hazardous: false,
        commodity: codeOf(kind),
      }).some((need) => need.code === code && need.cause === kind),
    ),
  )

export type GuideNeed = {
  stage: DocumentStage | null
  need: 'required' | 'hazardous' | 'goods' | 'port' | 'optional' | 'none'
}

/** Documents of storage: what a quotation, the delivery and its completion wait for, and what is usually added. */
const storageNeeds: Partial<Record<DocCode, GuideNeed>> = {
  VENDOR_QUOTE: { stage: 'quotation', need: 'required' },
  PROOF_OF_DELIVERY: { stage: 'delivery', need: 'required' },
  INVOICE: { stage: 'completion', need: 'required' },
  COMMERCIAL_INVOICE: { stage: null, need: 'optional' },
  PACKING_LIST: { stage: null, need: 'optional' },
  SAFETY_DATA_SHEET: { stage: null, need: 'optional' },
  WAREHOUSE_RECEIPT: { stage: null, need: 'optional' },
  CONDITION_PHOTO: { stage: null, need: 'optional' },
  HAND_OVER_SIGNATURE: { stage: null, need: 'optional' },
}

/** Whether only storage knows a document; a warehouse brings it then. */
export const isStorageDocument = (code: DocCode): boolean =>
  (Object.keys(guideCarriages) as GuideCarriage[]).every(
    (carriage) => (carriage === 'storage') === (guideNeed(code, carriage).need !== 'none'),
  )

/** When a document is needed: the first stage that requires it, else that it may be added, else nothing. */
export const guideNeed = (code: DocCode, carriage: GuideCarriage): GuideNeed => {
  if (carriage === 'storage') return storageNeeds[code] ?? { stage: null, need: 'none' }
  const { mode, direction } = guideCarriages[carriage]
  const plain = wantedBy(code, { mode, direction, hazardous: false, destination: 'door' })
  const required = plain.find((row) => row.required)
  if (required) return { stage: required.stage, need: 'required' }
  if (plain[0]) return { stage: plain[0].stage, need: 'optional' }
  const hazards = wantedBy(code, { mode, direction, hazardous: true, destination: 'door' })
  const hazardous = hazards.find((row) => row.required) ?? hazards[0]
  if (hazardous) return { stage: hazardous.stage, need: 'hazardous' }
  const kind = goodsThatNeed(code)
  const wanted = kind ? wantedBy(code, { mode, direction, hazardous: false, commodity: codeOf(kind) }) : []
  const goods = wanted.find((row) => row.required) ?? wanted[0]
  if (goods) return { stage: goods.stage, need: 'goods' }
  const [port] = wantedBy(code, { mode, direction, hazardous: false, destination: 'port' })
  return port ? { stage: port.stage, need: 'port' } : { stage: null, need: 'none' }
}
