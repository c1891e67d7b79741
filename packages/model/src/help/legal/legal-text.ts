// What a legal page is made of: sections of paragraphs and points, English and Arabic side by side.

type Both = { en: string; ar: string }

export type LegalSection = { id: string; title: Both; paragraphs: readonly Both[]; points?: readonly Both[] }
export type LegalText = { title: Both; summary: Both; sections: readonly LegalSection[] }

/** Day of the drafts; on each page and, with what is to be done, among the settings until a lawyer has reviewed them. */
export const draftDay = '2026-11-21'
