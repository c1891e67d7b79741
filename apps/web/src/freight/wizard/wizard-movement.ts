// How a request travels in words: "Sea import, port to door".
import { comma } from '@marsa/model/kit/text.ts'
import { movementText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import type { WizardValues } from './wizard-values.ts'

type Travel = { mode: WizardValues['mode']; direction: WizardValues['direction'] } & Record<
  'origin' | 'destination',
  { kind: 'door' | 'port' }
>

export const useMovement = ({ mode, direction, origin, destination }: Travel): string => {
  const t = useT()
  const { lang } = useLang()
  const end = (kind: 'door' | 'port') => (kind === 'port' && mode === 'air' ? 'airport' : kind)
  const ends = `${end(origin.kind)}.${end(destination.kind)}` as keyof typeof movementText
  return `${t(movementText[`${mode}.${direction}`])}${comma(lang)}${t(movementText[ends])}`
}
