// Documents by goods, the days of validity, and the names in the archive.
import { describe, expect, test } from 'vitest'
import { archiveList, archiveNames } from './archive.ts'
import {
  docCodes,
  documentTypes,
  requestDocCodes,
  type DocCode,
  type RequestDocCode,
} from './document-type.ts'
import { expiryRefusal, expiryWarning, hasExpired } from './expiry.ts'
import { goodsKindNames, goodsKindOf, goodsKinds } from './goods.ts'
import { guide } from './guide.ts'
import { alwaysRequired, documentStages, requiredDocuments, type Carriage } from './required-documents.ts'

const cargo = (change: Partial<Carriage> = {}): Carriage => ({
  mode: 'sea',
  direction: 'import',
  hazardous: false,
  ...change,
})
const needsOf = (change: Partial<Carriage>) => requiredDocuments({ ...cargo(change), stage: 'customs' })
const extras = (change: Partial<Carriage>) => {
  const plain = new Set(
    needsOf({ ...change, commodity: undefined, hazardous: false }).map((need) => need.code),
  )
  return needsOf(change)
    .filter((need) => !plain.has(need.code))
    .map(({ code, required, cause }) => `${code} ${required ? 'required' : 'optional'} ${cause}`)
}

describe('documents by goods', () => {
  test.each<[string, Partial<Carriage>, string[]]>([
    ['milk', { commodity: '0402' }, ['HEALTH_CERTIFICATE required food']],
    ['live animals by air', { commodity: '0102', mode: 'air' }, ['HEALTH_CERTIFICATE required food']],
    ['cut flowers', { commodity: '0603' }, ['PHYTOSANITARY_CERTIFICATE required plants']],
    ['medicines', { commodity: '300490' }, ['MEDICINE_PERMIT required medicine']],
    ['a car', { commodity: '8703' }, ['VEHICLE_CERTIFICATE required vehicles']],
    [
      'a car that leaves',
      { commodity: '8703', direction: 'export' },
      ['VEHICLE_CERTIFICATE required vehicles'],
    ],
    ['brake parts', { commodity: '8708' }, []],
    ['television sets', { commodity: '8528' }, ['CONFORMITY_CERTIFICATE optional regulated']],
    ['furniture', { commodity: '9403' }, []],
    ['food that leaves', { commodity: '0402', direction: 'export' }, []],
    [
      'paint',
      { commodity: '3208', hazardous: true },
      ['SAFETY_DATA_SHEET required hazardous', 'DANGEROUS_GOODS_DECLARATION required hazardous'],
    ],
    [
      'perfume, which is both',
      { commodity: '3303', hazardous: true },
      [
        'SAFETY_DATA_SHEET required hazardous',
        'DANGEROUS_GOODS_DECLARATION required hazardous',
        'CONFORMITY_CERTIFICATE optional regulated',
      ],
    ],
    ['goods that are not known yet', {}, []],
  ])('%s', (_, change, expected) => {
    expect(extras(change)).toEqual(expected)
  })

  test('no code belongs to two kinds, and every kind asks for a document with its reason and issuer', () => {
    const starts = goodsKindNames.flatMap((kind) => [...goodsKinds[kind].codes])
    for (const start of starts)
      expect(starts.filter((other) => other.startsWith(start) || start.startsWith(other))).toEqual([start])
    for (const kind of goodsKindNames) {
      const commodity = `${goodsKinds[kind].codes[0]}01`.slice(0, 4)
      expect(goodsKindOf(commodity)).toBe(kind)
      const [need] = needsOf({ commodity }).filter((each) => each.cause === kind)
      const { why, issuer } = guide[need!.code as RequestDocCode]
      for (const text of [why.en, why.ar, issuer.en, issuer.ar]) expect(text.length).toBeGreaterThan(4)
    }
  })

  test('a document of some goods is required of nobody else, and may come with the request', () => {
    const special = [
      'HEALTH_CERTIFICATE',
      'PHYTOSANITARY_CERTIFICATE',
      'MEDICINE_PERMIT',
      'VEHICLE_CERTIFICATE',
    ]
    for (const code of special as DocCode[]) expect(alwaysRequired(code)).toBe(false)
    expect(alwaysRequired('SAFETY_DATA_SHEET')).toBe(false)
    const early = requiredDocuments({ ...cargo({ commodity: '0402' }), stage: 'request' })
    expect(early.find((need) => need.code === 'HEALTH_CERTIFICATE')).toMatchObject({
      required: false,
      cause: 'food',
    })
  })

  test('no document is listed twice at a stage, for any goods', () => {
    for (const kind of goodsKindNames)
      for (const stage of documentStages) {
        const commodity = goodsKinds[kind].codes[0]
        const codes = requiredDocuments({ ...cargo({ commodity, hazardous: true }), stage }).map(
          (need) => need.code,
        )
        expect(new Set(codes).size).toBe(codes.length)
      }
  })

  test('numbers of types are never used twice', () => {
    const ids = docCodes.map((code) => documentTypes[code].id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('validity', () => {
  test('lasts to the end of its last day', () => {
    expect([hasExpired('2026-11-22', '2026-11-22'), hasExpired('2026-11-21', '2026-11-22')]).toEqual([
      false,
      true,
    ])
    expect(hasExpired(null, '2026-11-22')).toBe(false)
  })

  test.each<[string, number | null, number | undefined]>([
    ['2026-12-23', null, undefined],
    ['2026-12-22', null, 30],
    ['2026-12-22', 30, undefined],
    ['2026-11-30', 30, undefined],
    ['2026-11-29', 30, 7],
    ['2026-11-29', null, 7],
    ['2026-11-29', 7, undefined],
    ['2026-11-22', 30, 7],
    ['2026-11-21', null, undefined],
  ])('ends on %s, warned %s: %s', (expiresOn, warned, due) => {
    expect(expiryWarning(expiresOn, '2026-11-22', warned)).toBe(due)
  })

  test('a day that is over or absurd is refused', () => {
    const refusal = (day?: string) => expiryRefusal('IDFRONTSIDE', day, '2026-11-22')
    expect(refusal('2026-11-22')).toBeUndefined()
    expect(refusal('2026-11-21')).toBe('documents.expired')
    expect(refusal('2060-01-01')).toBe('documents.expiry-day')
  })

  test('an identity document without a last day is refused, and only a type that has one is asked', () => {
    for (const code of requestDocCodes)
      expect([code, expiryRefusal(code, undefined, '2026-11-22')]).toEqual([
        code,
        code === 'IDFRONTSIDE' ? 'documents.expiry-day' : undefined,
      ])
  })
})

describe('names in the archive', () => {
  const documents = [
    { docCode: 'COMMERCIAL_INVOICE', file: 'فاتورة.pdf' },
    { docCode: 'COMMERCIAL_INVOICE', file: 'فاتورة.pdf' },
    { docCode: 'OTHER', file: '../..\\etc: "passwd"?.PDF' },
    { docCode: 'OTHER', file: `${'🚢'.repeat(190)}.jpg` },
  ] as const
  test.each(['en', 'ar'] as const)('are different, safe on any disk, and keep their ending: %s', (lang) => {
    const names = archiveNames(lang, documents)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      expect(name).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]|^\.|\.\.\/|\ufffd/u)
      expect(encodeURIComponent(name).replace(/%../g, 'x').length, 'bytes').toBeLessThan(600)
      expect(Array.from(name).length).toBeLessThan(130)
    }
    expect(names[0]).toBe(
      lang === 'en' ? '01 Commercial invoice - فاتورة.pdf' : '01 الفاتورة التجارية - فاتورة.pdf',
    )
    expect(names[2]).toMatch(/\.pdf$/)
  })

  test('the list says both languages, and of identity documents only that they are not there', () => {
    const listed = documents.map((document) => ({
      ...document,
      state: 'ACCEPTED' as const,
      addedOn: '2026-11-22',
    }))
    const text = archiveList('FR-26-018472', listed, archiveNames('en', documents), true)
    for (const words of ['Accepted', 'مقبول', '2026-11-22', 'Identity documents', 'مستندات الهوية'])
      expect(text).toContain(words)
    expect(archiveList('FR-26-018472', listed, archiveNames('en', documents), false)).not.toContain(
      'Identity documents',
    )
  })
})
