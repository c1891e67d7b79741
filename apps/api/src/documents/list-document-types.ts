// The types of documents with their names, and whether each is required for the cargo that is asked about (C049).
import { documentTypes } from '@marsa/model/documents/document-type.ts'
import type { listDocumentTypes as listDocumentTypesCall } from '@marsa/model/documents/endpoints.ts'
import {
  alwaysRequired,
  docCodesInOrder,
  documentStages,
  requiredDocuments,
  stageOf,
  type Carriage,
} from '@marsa/model/documents/required-documents.ts'
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

export const listDocumentTypes = async (call: Call<typeof listDocumentTypesCall>): Promise<unknown> => {
  const lang = call.query.lang ?? call.language
  const cargo = carriageOf(call.query)
  const needs = cargo
    ? documentStages.flatMap((stage) =>
        requiredDocuments({ ...cargo, stage }).map((need) => ({ ...need, stage })),
      )
    : []
  return docCodesInOrder.map((code) => {
    const need =
      needs.find((each) => each.code === code && each.required) ?? needs.find((each) => each.code === code)
    return {
      docCode: code,
      docID: documentTypes[code].id,
      name: documentTypes[code][lang],
      hint: documentTypes[code].hint[lang],
      required: cargo ? need?.required === true : alwaysRequired(code),
      stage: cargo ? (need?.stage ?? null) : stageOf(code),
    }
  })
}
