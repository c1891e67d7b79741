// Signs somebody out from a public page; loaded when they ask for it.
import { asLang } from '@marsa/model/kit/text.ts'
import { faceKey } from '@marsa/model/site/face.ts'
import { connectSession, leave, leavesTo } from '../accounts/door.tsx'

/** Ends the session here, in every other tab and on the server, then leads on. */
export const signOutFromPage = async (): Promise<void> => {
  const lang = asLang(document.documentElement.lang)
  connectSession()
  await leave()
  localStorage.removeItem(faceKey)
  location.assign(leavesTo(lang) ?? `/${lang}/home`)
}
