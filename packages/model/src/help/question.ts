// A question of the help pages with its answer in both languages; values have a name, and are filled in by who shows it.
import { say, type Lang, type TextParams } from '../kit/text.ts'

type Both = { en: string; ar: string }

export type Question = {
  ask: Both
  /** Paragraphs are parted by a line break. */
  answer: Both
  /** A page that says more, below the language. */
  more?: Both & { path: string }
}

/** Declares questions; each key is also the address of its answer on the page. */
export const questions = <const Table extends Record<string, Question>>(table: Table): Table => table

/** Paragraphs of an answer; without values their places stay open. */
export const answerOf = (lang: Lang, { answer }: Question, figures?: TextParams): string[] =>
  say(lang, answer, figures).split('\n')
