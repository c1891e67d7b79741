// Whether a password is among the ones that are guessed first: a list of fifty thousand, loaded when it is first needed (Z12).
import { lengthOf, passwordLength, stemsOf } from '@marsa/model/accounts/password.ts'

let list: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** True for a password of the list, and for one of its words with a few signs around it: "Password1!", "Qwerty#123". */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await (list ??= load())
  const isShort = lengthOf(password) < passwordLength.advised
  return (
    common.has(password.toLowerCase()) ||
    (isShort && stemsOf(password).some((stem) => stem.length >= 4 && common.has(stem)))
  )
}
