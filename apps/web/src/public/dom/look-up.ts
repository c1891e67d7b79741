// What the look-ups by number share: asking, the puzzle after the free questions, a time as people read it, the field in error.
import { comma, type Lang } from '@marsa/model/kit/text.ts'
import { element } from './element.ts'

const locale: Record<Lang, string> = { en: 'en-AE', ar: 'ar-AE' }

const zone = { timeZone: 'Asia/Dubai' } as const

/** The day of an instant, or a day, as words. */
export const dayIn = (lang: Lang, instant: string): string =>
  new Intl.DateTimeFormat(locale[lang], { ...zone, day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(instant),
  )

export const when = (lang: Lang, instant: string) => {
  const day = dayIn(lang, instant)
  const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  )
  return element(
    'time',
    { datetime: instant },
    instant.length > 10 ? `${day}${comma(lang)}` : day,
    instant.length > 10 ? element('bdi', { dir: 'ltr' }, time) : undefined,
  )
}

/** What the server says when there is nothing to show. */
type Refused = { code?: string; errorMessage?: string; fieldErrors?: { message: string }[] }
/** `status` is undefined where nobody answered. */
export type Answer<Found> = { status: number | undefined; found?: Found; refused?: Refused }

const answerOf = async <Found>(response: Response | undefined): Promise<Answer<Found>> => {
  const body: unknown = await response?.json().catch(() => undefined)
  return response?.ok
    ? { status: response.status, found: body as Found }
    : { status: response?.status, refused: body as Refused | undefined }
}

/** After the free look-ups of an hour each further one is paid for with a puzzle, which the browser solves by itself (Z31). */
const lookUpSolved = async <Found>(lang: Lang, address: string, wanted: Record<string, string>) => {
  try {
    const { solveCaptcha } = await import('../../accounts/sign-in/captcha.ts')
    const body = JSON.stringify({ ...wanted, captcha: await solveCaptcha() })
    const headers = { 'content-type': 'application/json', 'x-language': lang }
    return await answerOf<Found>(await fetch(address, { method: 'POST', headers, body }))
  } catch {
    return { status: undefined }
  }
}

/** The address that is open, the one for a solved puzzle, and the code of the refusal that asks for it. */
type Calls = { open: string; solved: string; puzzle: string }

/** `onPuzzle` is called when it takes longer; `wantedSolved` is for a call that names it otherwise. */
export const lookUp = async <Found>(
  lang: Lang,
  { open, solved, puzzle }: Calls,
  wanted: Record<string, string>,
  onPuzzle: () => void,
  wantedSolved = wanted,
): Promise<Answer<Found>> => {
  const headers = { accept: 'application/json', 'x-language': lang }
  const answer = await answerOf<Found>(
    await fetch(`${open}?${new URLSearchParams(wanted)}`, { headers }).catch(() => undefined),
  )
  if (answer.refused?.code !== puzzle) return answer
  onPuzzle()
  return lookUpSolved<Found>(lang, solved, wantedSolved)
}

/** What whoever has a link may see; its token stands behind `#`, which no log sees. */
export const lookUpShared = async <Found>(
  lang: Lang,
  address: string,
  token: string,
): Promise<Answer<Found>> => {
  const headers = { 'content-type': 'application/json', 'x-language': lang }
  const body = JSON.stringify({ token })
  return answerOf<Found>(await fetch(address, { method: 'POST', headers, body }).catch(() => undefined))
}

/** What is wrong with a number stands at its field, which takes the focus; nothing when it is right. */
export const showAtField = (input: HTMLInputElement, message: string | undefined): void => {
  const place = input.form!.querySelector<HTMLElement>('[data-error]')!
  place.textContent = message ?? ''
  place.hidden = message === undefined
  if (message === undefined) return input.removeAttribute('aria-invalid')
  input.setAttribute('aria-invalid', 'true')
  input.focus()
}
