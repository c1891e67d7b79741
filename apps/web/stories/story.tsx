// What a story is: one part of the sheet with its title in both languages.
import type { ComponentType } from 'react'
import { useT } from '../src/kit/t.ts'

export type Story = { title: { en: string; ar: string }; order: number; wide?: boolean; Body: ComponentType }

/** Sample words in the language of the sheet: `say('Sea', 'بحري')`. */
export const useSample = (): ((en: string, ar: string) => string) => {
  const t = useT()
  return (en, ar) => t({ en, ar })
}
