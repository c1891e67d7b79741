// Fields of the registration form bound to the form around them, with the sentences of its problems.
import { useBound } from '../../kit/form.tsx'
import type { RegisterValues } from './register-values.ts'
import { registerProblems } from './register-problems.ts'

type Named<Kind> = {
  [Name in keyof RegisterValues]: RegisterValues[Name] extends Kind ? Name : never
}[keyof RegisterValues]

export const useText = (name: Named<string>) => {
  const { value, ...bound } = useBound<RegisterValues>(name, registerProblems)
  return { ...bound, value: value as string }
}

export const useFlag = (name: Named<boolean>) => {
  const { value, ...bound } = useBound<RegisterValues>(name, registerProblems)
  return { ...bound, value: value as boolean }
}
