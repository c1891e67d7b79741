// What is in the parcels of a shipment abroad: lines for customs, and the terms it travels under.
import type { z } from 'zod'
import { choice, count, lookup, money, preset, reference, text } from '../../kit/form-fields.ts'
import { formSchema } from '../../kit/form-schema.ts'
import { parseMoney, sum } from '../../kit/money.ts'
import type { FieldProblems } from '../../kit/problem.ts'
import { foldText } from '../../reference/fold.ts'
import { kilogramPattern, readGrams } from '../pricing/parcel.ts'

/** Lines of one shipment. */
export const mostContents = 50
const leastDescription = 10
const mostDescription = 100

export const customsReasons = {
  SALE: { en: 'Sale', ar: 'بيع' },
  GIFT: { en: 'Gift', ar: 'هدية' },
  SAMPLE: { en: 'Sample', ar: 'عينة' },
  PERSONAL: { en: 'Personal belongings', ar: 'أمتعة شخصية' },
  RETURN: { en: 'Return', ar: 'إرجاع' },
  REPAIR: { en: 'Repair', ar: 'إصلاح' },
} as const

export const customsTerms = {
  DAP: {
    en: 'DAP: the recipient pays duties',
    ar: 'DAP: يدفع المستلِم الرسوم الجمركية',
  },
  DDP: {
    en: 'DDP: you pay duties, at cost, when they are known',
    ar: 'DDP: تدفع الرسوم الجمركية بقيمتها الفعلية عند معرفتها',
  },
} as const

const hsCode = (typed: string): string | undefined => /^\d{6,12}$/.exec(typed.replace(/[\s.]/g, ''))?.[0]

/** The unit value is in dirhams, as the declared value is. */
export const contentFields = {
  description: text(
    {
      label: { en: 'Description', ar: 'الوصف' },
      hint: {
        en: 'What it is and what it is made of, such as men’s cotton shirts.',
        ar: 'ما هي البضاعة ومم صُنعت، مثل: قمصان قطنية رجالية.',
      },
      part: 'contents',
    },
    { most: mostDescription, rows: 1, least: leastDescription, missing: 'express.description-short' },
  ),
  quantity: count(
    { label: { en: 'Quantity', ar: 'الكمية' }, part: 'contents' },
    { most: 9_999, wrong: 'express.quantity' },
  ),
  unitValue: money(
    { label: { en: 'Unit value', ar: 'قيمة الوحدة' }, part: 'contents' },
    { wrong: 'express.value-invalid' },
  ),
  netWeight: {
    ...text(
      { label: { en: 'Net weight in kg', ar: 'الوزن الصافي بالكيلوغرام' }, part: 'contents' },
      { most: 8, rows: 1, missing: 'express.weight-invalid' },
    ),
  },
  hsCode: {
    ...reference(
      { label: { en: 'HS code', ar: 'رمز النظام المنسق' }, part: 'contents' },
      { most: 16, tidy: hsCode },
    ),
    required: true,
  },
  origin: lookup(
    { label: { en: 'Country of origin', ar: 'بلد المنشأ' }, part: 'contents' },
    { of: 'country', pattern: /^[A-Z]{2}$/, wrong: 'express.origin-missing' },
  ),
}
export const ContentLine = formSchema(contentFields)
export type ContentLine = z.infer<typeof ContentLine>

export const customsFields = {
  reason: choice(
    { label: { en: 'Reason for sending', ar: 'سبب الإرسال' }, part: 'customs' },
    { choices: customsReasons },
  ),
  terms: preset(
    choice({ label: { en: 'Duties', ar: 'الرسوم الجمركية' }, part: 'customs' }, { choices: customsTerms }),
    'DAP',
  ),
  invoiceNumber: text(
    { label: { en: 'Your invoice number', ar: 'رقم فاتورتك' }, part: 'customs' },
    { most: 35, rows: 1, missing: null },
  ),
  senderTaxNumber: text(
    { label: { en: 'Tax number of the sender', ar: 'الرقم الضريبي للمُرسِل' }, part: 'customs' },
    { most: 35, rows: 1, missing: null },
  ),
  recipientTaxNumber: text(
    { label: { en: 'Tax number of the recipient', ar: 'الرقم الضريبي للمستلِم' }, part: 'customs' },
    { most: 35, rows: 1, missing: null },
  ),
}
export const Customs = formSchema(customsFields)
export type Customs = z.infer<typeof Customs>

/** Customs return parcels that are described so and not otherwise. */
const emptyWords = ['gift', 'gifts', 'sample', 'samples', 'هدية', 'هدايا', 'عينة', 'عينات'].map(foldText)

const descriptionFault = (text: string): string | undefined => {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.every((word) => emptyWords.includes(word))) return 'express.description-empty'
  return text.length < leastDescription ? 'express.description-short' : undefined
}

/** The value of all lines together. */
export const contentsFils = (lines: readonly ContentLine[]): bigint =>
  sum(lines.map(({ quantity, unitValue }) => BigInt(quantity) * parseMoney(unitValue)))

/** What is wrong with the lines, by path; `grossGrams` weigh all parcels. */
export const contentFaults = (
  lines: readonly ContentLine[],
  { grossGrams, declaredFils }: { grossGrams: number; declaredFils: bigint },
): FieldProblems => {
  const faults: FieldProblems = {}
  if (lines.length === 0 || lines.length > mostContents) return { contents: 'express.contents-count' }
  lines.forEach((line, at) => {
    const description = descriptionFault(line.description)
    if (description) faults[`contents.${at}.description`] = description
    if (!kilogramPattern.test(line.netWeight) || !readGrams(line.netWeight))
      faults[`contents.${at}.netWeight`] = 'express.weight-invalid'
    if (!hsCode(line.hsCode)) faults[`contents.${at}.hsCode`] = 'express.hs-code'
  })
  const net = lines.reduce((total, { netWeight }) => total + (readGrams(netWeight) ?? 0), 0)
  if (net > grossGrams) faults['contents'] = 'express.contents-weight'
  else if (contentsFils(lines) !== declaredFils) faults['contents'] = 'express.contents-value'
  return faults
}

/** Words of what may not be sent, in either language: the desk looks at the shipment, nobody is refused for a word. */
const restrictedWords = [
  'battery',
  'batteries',
  'lithium',
  'perfume',
  'aerosol',
  'alcohol',
  'knife',
  'weapon',
  'medicine',
  'tobacco',
  'cash',
  'gold',
  'بطارية',
  'بطاريات',
  'ليثيوم',
  'عطر',
  'عطور',
  'كحول',
  'سكين',
  'سلاح',
  'دواء',
  'أدوية',
  'تبغ',
  'نقود',
  'ذهب',
].map(foldText)

/** The words of a text that somebody should look at. */
export const restrictedIn = (text: string): string[] => {
  const words = new Set(foldText(text).split(/[^\p{L}\p{N}]+/u))
  return restrictedWords.filter((word) => words.has(word))
}
