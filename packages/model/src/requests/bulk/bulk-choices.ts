// What may stand in the cells of a bulk upload that are chosen from a few words.
import { foldText } from '../../reference/fold.ts'

type Words = { en: string; ar: string }
export type Choices = Readonly<Record<string, Words>>

export const yesNo: Choices = { yes: { en: 'Yes', ar: 'نعم' }, no: { en: 'No', ar: 'لا' } }

/** The choice that a text names, by its code or in either language. */
export const choiceOf = (choices: Choices, text: string): string | undefined => {
  const wanted = foldText(text)
  return Object.entries(choices).find(([code, { en, ar }]) =>
    [code, en, ar].some((name) => foldText(name) === wanted),
  )?.[0]
}

/** The words of a cell that names several choices. */
export const listedIn = (text: string): string[] =>
  text
    .split(/[,;،؛\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
