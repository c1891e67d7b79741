// Whether a password is among the ones that are guessed first: a list of fifty thousand, loaded when it is first needed (Z12).
import { lengthOf, stemOf } from '@marsa/model/accounts/password.ts'

let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** True for a password of the list, and for one of its words with signs around it: "Password1!", "Qwerty#123". */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await (list ??= load())
  const stem = stemOf(password)
  return (
    common.has(password.toLowerCase()) ||
    (stem.length >= 4 && lengthOf(password) - stem.length <= 6 && lengthOf(password) < 12 && common.has(stem))
  )
}
