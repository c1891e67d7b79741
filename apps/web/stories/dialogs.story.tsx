// Dialog, question before an act, side sheet and popover.
import { useState } from 'react'
import { AlertDialog } from '../src/ui/overlays/alert-dialog.tsx'
import { Button } from '../src/ui/actions/button.tsx'
import { Dialog } from '../src/ui/overlays/dialog.tsx'
import { Popover } from '../src/ui/overlays/popover.tsx'
import { Sheet } from '../src/ui/overlays/sheet.tsx'
import { TextInput } from '../src/ui/fields/text-input.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet'>()
  const close = () => setOpen(undefined)
  return (
    <div className="card card-b row wrap g2">
      <Button onPress={() => setOpen('dialog')}>{say('Dialog', 'مربع حوار')}</Button>
      <Button onPress={() => setOpen('alert')}>{say('Question', 'سؤال قبل التنفيذ')}</Button>
      <Button onPress={() => setOpen('sheet')}>{say('Sheet', 'لوحة جانبية')}</Button>
      <Popover trigger={<Button>{say('Popover', 'لوحة صغيرة')}</Button>} label={say('Fees', 'الرسوم')}>
        <p>{say('The seal fee is charged by the port.', 'رسوم الختم يحتسبها الميناء.')}</p>
      </Popover>
      <Dialog
        title={say('Leave without saving?', 'المغادرة دون حفظ؟')}
        isOpen={open === 'dialog'}
        onClose={close}
        footer={(done) => (
          <>
            <Button onPress={done}>{say('Stay', 'البقاء')}</Button>
            <Button variant="danger" onPress={done}>
              {say('Leave', 'مغادرة')}
            </Button>
          </>
        )}
      >
        <p className="muted">
          {say('What you entered on this step will be lost.', 'ستفقد ما أدخلته في هذه الخطوة.')}
        </p>
      </Dialog>
      <AlertDialog
        title={say('Remove Saffan Cargo Services?', 'إزالة صفّان لخدمات الشحن؟')}
        isOpen={open === 'alert'}
        onClose={close}
        actionLabel={say('Remove the agent', 'إزالة الوكيل')}
        onAction={close}
      >
        <p className="muted">{say('Its open quotes are withdrawn.', 'تُسحب عروضه المفتوحة.')}</p>
      </AlertDialog>
      <Sheet
        title={say('More filters', 'عوامل تصفية أخرى')}
        isOpen={open === 'sheet'}
        onClose={close}
        footer={(done) => (
          <Button variant="primary" onPress={done}>
            {say('Apply', 'تطبيق')}
          </Button>
        )}
      >
        <TextInput label={say('Container', 'حاوية')} dir="ltr" />
      </Sheet>
    </div>
  )
}

export const story: Story = { title: { en: 'Dialogs', ar: 'مربعات الحوار' }, order: 14, Body }
