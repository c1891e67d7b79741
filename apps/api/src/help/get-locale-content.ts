// The texts of a help or legal page by key (C018); what is not on the list of pages does not exist (Z44).
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { localeContent } from '@marsa/model/help/locale-content.ts'
import type { getLocaleContent as contract } from '@marsa/model/help/endpoints.ts'
import type { Call } from '../kit/serve.ts'

export const getLocaleContent = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { page, lang = call.language } = call.query
  const strings = localeContent(page, lang, call.settings)
  if (!strings) throw new Problem('kit.not-found')
  return { page, lang, dir: lang === 'ar' ? 'rtl' : 'ltr', strings }
}
