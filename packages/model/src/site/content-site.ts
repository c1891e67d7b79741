// Which pages an outside content site answers instead of ours, when one is configured (A 2, Z08).
import type { Lang } from '../kit/text.ts'

/** Page of ours below the language -> address on the content site below its language. */
export const contentPaths = {
  'freight/home': 'freight',
  'warehouse/home': 'warehouse',
  'express/home': 'express',
  'trucks/home': 'trucks',
} as const

/** Where a path of ours leads on the content site; `site` comes from start-up configuration and nowhere else. */
export const contentAddress = (site: string, path: string): string | undefined => {
  const [lang = '', ...rest] = path.split('/').filter(Boolean)
  const page = rest.join('/').toLowerCase()
  if (lang !== 'en' && lang !== 'ar') return undefined
  return Object.hasOwn(contentPaths, page)
    ? `${site}/${lang satisfies Lang}/${contentPaths[page as keyof typeof contentPaths]}`
    : undefined
}
