// What stands beside the sign-in form: the other ways in, and the people of the demo. Asked once for all who show it.
import { useEffect, useState } from 'react'
import { demoAccounts } from '@marsa/model/accounts/endpoints.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { call } from '../../kit/call.ts'

export type Entrance = AnswerOf<typeof demoAccounts>

let asked: Promise<Entrance> | undefined

/**
 * Undefined until the answer is there, null when there is none. Asked without the query library, which the dialog on a
 * public page does not carry.
 */
export const useEntrance = (): Entrance | null | undefined => {
  const [entrance, setEntrance] = useState<Entrance | null>()
  useEffect(() => {
    let gone = false
    asked ??= call(demoAccounts)
    asked.then(
      (found) => gone || setEntrance(found),
      () => {
        asked = undefined
        if (!gone) setEntrance(null)
      },
    )
    return () => {
      gone = true
    }
  }, [])
  return entrance
}
