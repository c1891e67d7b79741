// The rules of documents: needs by cargo and stage, limits of each screen, names, states.
import { describe, expect, test } from 'vitest'
import { machineFaults } from '../kit/machine.ts'
import { docCodeOf, docCodes, documentTypes } from './document-type.ts'
import { documentMachine, restoreRefusal, reviewRefusal } from './document.ts'
import {
  checklist,
  documentStages,
  followingDocuments,
  missingDocuments,
  requestDocuments,
  requiredDocuments,
  type Carriage,
} from './required-documents.ts'
import { documentText } from './text.ts'
import {
  acceptOf,
  cleanFileName,
  fileRefusal,
  formatsText,
  freeName,
  nameKey,
  uploadRefusal,
  uploadScreens,
} from './upload.ts'

const required = (cargo: Carriage, stage: (typeof documentStages)[number]) =>
  requiredDocuments({ ...cargo, stage })
    .filter((need) => need.required)
    .map((need) => need.code)
const seaImport: Carriage = { mode: 'sea', direction: 'import', hazardous: false }
const airExport: Carriage = { mode: 'air', direction: 'export', hazardous: false }

describe('needs', () => {
  test('hazardous cargo needs its safety data sheet from the start', () => {
    expect(required(seaImport, 'request')).toEqual(['COMMERCIAL_INVOICE'])
    expect(required({ ...seaImport, hazardous: true }, 'request')).toEqual([
      'COMMERCIAL_INVOICE',
      'SAFETY_DATA_SHEET',
    ])
  })

  test('the commercial invoice may follow where the setting says so; customs asks for it in any case', () => {
    const sea = { ...seaImport, hazardous: true }
    const ask = (later: boolean) => requestDocuments(sea, { 'freight.invoice-later': later })
    expect(missingDocuments(ask(true), [])).toEqual(['SAFETY_DATA_SHEET'])
    expect(followingDocuments(ask(true), [])).toEqual(['COMMERCIAL_INVOICE'])
    expect(followingDocuments(ask(true), [{ docCode: 'COMMERCIAL_INVOICE', state: 'UPLOADED' }])).toEqual([])
    expect(missingDocuments(ask(false), [])).toEqual(['COMMERCIAL_INVOICE', 'SAFETY_DATA_SHEET'])
    expect(followingDocuments(ask(false), [])).toEqual([])
    expect(required(sea, 'customs')).toContain('COMMERCIAL_INVOICE')
  })

  test('customs asks for the document of the mode, and a delivery order on import only', () => {
    expect(required(seaImport, 'customs')).toEqual([
      'COMMERCIAL_INVOICE',
      'PACKING_LIST',
      'BILL_OF_LADING',
      'DELIVERY_ORDER',
    ])
    expect(required({ ...seaImport, mode: 'air' }, 'customs')).toContain('AIR_WAYBILL')
    expect(required(airExport, 'customs')).toEqual(['COMMERCIAL_INVOICE', 'PACKING_LIST'])
  })

  test('delivery is proved at the door, hand-over at the port by the release; completion needs the invoice', () => {
    expect(required(seaImport, 'delivery')).toEqual(['PROOF_OF_DELIVERY'])
    expect(required({ ...airExport, destination: 'port' }, 'delivery')).toEqual(['RELEASE'])
    expect(required(seaImport, 'completion')).toEqual(['INVOICE'])
    expect(required(seaImport, 'quotation')).toEqual(['VENDOR_QUOTE'])
  })

  test('no document is listed twice at a stage, for any cargo', () => {
    for (const mode of ['sea', 'air'] as const)
      for (const direction of ['import', 'export'] as const)
        for (const hazardous of [true, false])
          for (const stage of documentStages) {
            const codes = requiredDocuments({ mode, direction, hazardous, stage }).map((need) => need.code)
            expect(new Set(codes).size).toBe(codes.length)
          }
  })

  test('a returned document is missing again; a skipped one shows as skipped once the stage has passed', () => {
    const needs = requiredDocuments({ ...seaImport, stage: 'request' })
    expect(missingDocuments(needs, [])).toEqual(['COMMERCIAL_INVOICE'])
    expect(missingDocuments(needs, [{ docCode: 'COMMERCIAL_INVOICE', state: 'RETURNED' }])).toEqual([
      'COMMERCIAL_INVOICE',
    ])
    expect(missingDocuments(needs, [{ docCode: 'COMMERCIAL_INVOICE', state: 'UPLOADED' }])).toEqual([])
    const state = (passed: boolean) =>
      checklist(needs, [], passed).find((need) => need.code === 'PACKING_LIST')?.state
    expect([state(false), state(true)]).toEqual(['MISSING', 'SKIPPED'])
    const best = checklist(needs, [
      { docCode: 'PACKING_LIST', state: 'RETURNED' },
      { docCode: 'PACKING_LIST', state: 'ACCEPTED' },
    ])
    expect(best.find((need) => need.code === 'PACKING_LIST')?.state).toBe('ACCEPTED')
  })
})

describe('limits', () => {
  const quote = uploadScreens['quote-form']
  const more = uploadScreens['additional-documents']
  const megabyte = 1024 * 1024

  test('each screen has its own, to the byte', () => {
    expect(fileRefusal(quote, { name: 'a.pdf', size: 10 * megabyte })).toBeUndefined()
    expect(fileRefusal(quote, { name: 'a.pdf', size: 10 * megabyte + 1 })).toEqual({
      code: 'documents.size',
      params: { limit: '10' },
    })
    const two = (size: number) => [
      { name: 'a.pdf', size: 4 * megabyte },
      { name: 'b.pdf', size },
    ]
    expect(uploadRefusal(more, two(4 * megabyte))).toBeUndefined()
    expect(uploadRefusal(more, two(4 * megabyte + 1))?.code).toBe('documents.total-size')
    expect(
      uploadRefusal(
        quote,
        Array.from({ length: 6 }, (_, index) => ({ name: `${index}.pdf`, size: 1 })),
      )?.code,
    ).toBe('documents.count')
    expect(uploadRefusal(quote, [])?.code).toBe('documents.no-file')
    expect(fileRefusal(uploadScreens.trucks, { name: 'a.docx', size: 1 })?.code).toBe('documents.format')
    expect(fileRefusal(uploadScreens.trucks, { name: 'a.jpeg', size: 5 * megabyte })).toBeUndefined()
  })

  test.each(['a.exe', 'a.docm', 'a', 'a.', '.pdf', 'a.pdf.html', 'a.svg'])(
    '%s is no accepted format',
    (name) => {
      expect(fileRefusal(quote, { name, size: 1 })?.code).toBe('documents.format')
    },
  )

  test('what is accepted is said the same to people and to the file dialog', () => {
    expect(formatsText(quote)).toBe('PDF, DOC, DOCX, XLS, XLSX, JPG, JPEG, PNG')
    expect(acceptOf(uploadScreens.trucks)).toBe('.pdf,.jpg,.jpeg,.png')
  })

  test('names lose folders and direction marks, and are compared as people compare them', () => {
    expect(cleanFileName('C:\\fakepath\\فاتورة.pdf')).toBe('فاتورة.pdf')
    expect(cleanFileName('../../etc/x\u202Efdp.pdf')).toBe('x fdp.pdf')
    expect(nameKey('Invoice ١٢.PDF')).toBe(nameKey('invoice  12.pdf'))
    expect(freeName('A.pdf', [])).toBe('A.pdf')
    expect(freeName('A.pdf', ['a.PDF'])).toBe('A (2).pdf')
    expect(freeName('فاتورة.pdf', ['فاتورة.pdf', 'فاتورة (٢).pdf'])).toBe('فاتورة (3).pdf')
    const long = `${'n'.repeat(196)}.pdf`
    expect(freeName(long, [long])).toBe(`${'n'.repeat(192)} (2).pdf`)
    expect(fileRefusal(quote, { name: `${'n'.repeat(197)}.pdf`, size: 1 })?.code).toBe('documents.name')
  })
})

describe('states', () => {
  test('the machine is sound', () => {
    expect(machineFaults(documentMachine)).toEqual([])
  })

  test('returning needs a reason, and what is settled stays', () => {
    expect(reviewRefusal('UPLOADED', 'return', ' ')).toBe('documents.reason')
    expect(reviewRefusal('UPLOADED', 'return', 'blurred')).toBeUndefined()
    expect(reviewRefusal('ACCEPTED', 'accept', undefined)).toBe('documents.reviewed')
    expect(reviewRefusal('REPLACED', 'return', 'late')).toBe('documents.reviewed')
  })

  test('a deleted document comes back for 30 days', () => {
    const deleted = new Date('2026-11-01T00:00:00Z')
    expect(restoreRefusal(deleted, false, new Date('2026-12-01T00:00:00Z'))).toBeUndefined()
    expect(restoreRefusal(deleted, false, new Date('2026-12-01T00:00:01Z'))).toBe('documents.gone')
    expect(restoreRefusal(deleted, true, deleted)).toBe('documents.gone')
    expect(restoreRefusal(null, false, deleted)).toBe('documents.id')
  })
})

describe('tables', () => {
  test('types have numbers of their own and are found by code or number', () => {
    expect(new Set(docCodes.map((code) => documentTypes[code].id)).size).toBe(docCodes.length)
    expect([
      docCodeOf('INVOICE', undefined),
      docCodeOf(undefined, '12'),
      docCodeOf('nonsense', '12'),
      docCodeOf('', ''),
    ]).toEqual(['INVOICE', 'INVOICE', undefined, undefined])
  })

  test('every state and move has a label', () => {
    for (const state of documentMachine.states)
      expect(Object.keys(documentText)).toContain(`documents.state.${state}`)
    for (const move of Object.keys(documentMachine.moves))
      expect(Object.keys(documentText)).toContain(`documents.move.${move}`)
  })
})
