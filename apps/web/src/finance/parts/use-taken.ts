// What follows a command of a dialog that went through.
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import type { TextRow } from '@marsa/model/kit/text.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'

/** Says `done`, closes the dialog, and reads anew what the command has made old. */
export const useTaken = (refreshes: readonly Endpoint[], done: TextRow, onClose: () => void) => {
  const t = useT()
  return {
    refreshes,
    onDone: () => {
      void toast({ title: t(done), tone: 'success' })
      onClose()
    },
  }
}
