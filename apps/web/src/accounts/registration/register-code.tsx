// The last step: the code from the text message, how many tries are left, and when another one may be asked for.
import { phone } from '../../kit/phone-number.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { registerText } from '@marsa/model/accounts/registration/registration-form-text.ts'
import { unfilled } from '@marsa/model/kit/text.ts'
import { useText } from './use-register-field.ts'
import { CodeField, ResendButton } from '../sign-in/code-field.tsx'

export type SentCode = { mobile: string; resendAt: number; tries: number; wrong: number }

export function CodeStep({ sent, busy, onResend, onChangeNumber }: CodeStepProps) {
  const t = useT()
  const code = useText('SMSCode')
  const [before = '', after = ''] = t(unfilled(registerText.codeSent)).split('{mobile}')
  return (
    <>
      <p>
        {before}
        <bdi dir="ltr" className="num med nowrap">
          {phone(sent.mobile)}
        </bdi>
        {after}{' '}
        <Button variant="text" size="s" onPress={onChangeNumber}>
          {t(registerText.changeNumber)}
        </Button>
      </p>
      <CodeField {...code} />
      <div className="row between wrap">
        <ResendButton at={sent.resendAt} isPending={busy} onResend={onResend} />
        {sent.wrong > 0 && (
          <p className="dense muted" role="status">
            {t(registerText.triesLeft, { count: Math.max(0, sent.tries - sent.wrong) })}
          </p>
        )}
      </div>
    </>
  )
}

export type CodeStepProps = {
  sent: SentCode
  busy: boolean
  onResend: () => void
  onChangeNumber: () => void
}
