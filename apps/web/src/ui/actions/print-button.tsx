// Puts the page on paper, as Ctrl P does.
import { Printer } from 'lucide-react'
import { useT } from '../../kit/t.ts'
import { Button } from './button.tsx'
import { uiText } from '../text.ts'

export function PrintButton() {
  const t = useT()
  return (
    <Button size="s" variant="text" icon={Printer} changes={false} onPress={() => print()}>
      {t(uiText.print)}
    </Button>
  )
}
