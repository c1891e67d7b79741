// Fields of the registration form bound to the form around them, each under its name.
import { usePageFormOf } from '../../kit/page-form.tsx'
import type { RegisterValues } from './register-values.ts'

type Named<Kind> = {
  [Name in keyof RegisterValues]: RegisterValues[Name] extends Kind ? Name : never
}[keyof RegisterValues]

export const useText = (name: Named<string>) => ({ name, ...usePageFormOf<RegisterValues>().field(name) })
export const useFlag = (name: Named<boolean>) => ({ name, ...usePageFormOf<RegisterValues>().field(name) })
