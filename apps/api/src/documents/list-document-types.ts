// The types of documents with their names, and whether each is required for the cargo that is asked about (C049).
import { documentTypes, type DocCode } from '@marsa/model/documents/document-type.ts'
import type { listDocumentTypes as listDocumentTypesCall } from '@marsa/model/documents/endpoints.ts'
import {
  alwaysRequired,
  docCodesInOrder,
  documentStages,
  requiredDocuments,
  stageOf,
  type Carriage,
} from '@marsa/model/documents/required-documents.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Call } from '../kit/serve.ts'

const carriageOf = (query: Call<typeof listDocumentTypesCall>['query']): Carriage | undefined =>
  query.mode && query.direction
    ? {
        mode: query.mode,
        direction: query.direction,
        hazardous: query.hazardous === 'true',
        ...(query.commodity && { commodity: query.commodity }),
      }
    : undefined

/** Names of types in a language and whether each is required, as every line's list has them. */
export const documentTypeRows = (
  lang: Lang,
  isRequired: (code: DocCode) => boolean,
  codes: readonly DocCode[] = docCodesInOrder,
): { docCode: DocCode; docID: number; name: string; required: boolean }[] =>
  codes.map((docCode) => ({
    docCode,
    docID: documentTypes[docCode].id,
    name: documentTypes[docCode][lang],
    required: isRequired(docCode),
  }))

export const listDocumentTypes = async (call: Call<typeof listDocumentTypesCall>): Promise<unknown> => {
  const lang = call.query.lang ?? call.language
  const cargo = carriageOf(call.query)
  const needs = cargo
    ? documentStages.flatMap((stage) =>
        requiredDocuments({ ...cargo, stage }).map((need) => ({ ...need, stage })),
      )
    : []
  const needOf = (code: DocCode) =>
    needs.find((each) => each.code === code && each.required) ?? needs.find((each) => each.code === code)
  const isRequired = (code: DocCode) => (cargo ? needOf(code)?.required === true : alwaysRequired(code))
  return documentTypeRows(lang, isRequired).map((row) => ({
    ...row,
    hint: documentTypes[row.docCode].hint[lang],
    stage: cargo ? (needOf(row.docCode)?.stage ?? null) : stageOf(row.docCode),
  }))
}
