// Which of what waits stands in the address: one cause, and whose.
import { deskKinds, type DeskKind } from '@marsa/model/express/desk/desk-queue.ts'

export const deskSides = ['all', 'own', 'nobody'] as const
export type DeskSide = (typeof deskSides)[number]
export type DeskSearch = { kind?: DeskKind; whose?: DeskSide }

export const readDeskSearch = (search: Record<string, unknown>): DeskSearch => {
  const kind = deskKinds.find((each) => each === search['kind'])
  const whose = deskSides.find((each) => each !== 'all' && each === search['whose'])
  return { ...(kind && { kind }), ...(whose && { whose }) }
}

export const deskHref = (lang: string, { kind, whose }: DeskSearch): string => {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(whose && whose !== 'all' && { whose }),
  }).toString()
  return `/${lang}/express/desk${query && `?${query}`}`
}
