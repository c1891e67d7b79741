// Buttons and links in every variant and state.
import { Download, Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../src/ui/actions/button.tsx'
import { IconButton } from '../src/ui/actions/icon-button.tsx'
import { GoLink, LinkButton } from '../src/ui/actions/link-button.tsx'
import { useSample, type Story } from './story.tsx'

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="stack g2">
      <span className="cap muted">{name}</span>
      {children}
    </div>
  )
}

function Body() {
  const say = useSample()
  const accept = say('Accept and pay', 'قبول ودفع')
  return (
    <div className="card card-b">
      <div className="grid btns">
        <Sample name={say('Primary', 'أساسي')}>
          <Button variant="primary">{accept}</Button>
        </Sample>
        <Sample name={say('Hover', 'مرور')}>
          <Button variant="primary" className="is-hover">
            {accept}
          </Button>
        </Sample>
        <Sample name={say('Focus', 'تركيز')}>
          <Button variant="primary" className="is-focus">
            {accept}
          </Button>
        </Sample>
        <Sample name={say('Working', 'قيد التنفيذ')}>
          <Button variant="primary" isPending pendingLabel={say('Sending', 'جارٍ الإرسال')}>
            {accept}
          </Button>
        </Sample>
        <Sample name={say('Secondary', 'ثانوي')}>
          <Button icon={Download}>{say('Download', 'تنزيل')}</Button>
        </Sample>
        <Sample name={say('Text', 'نصي')}>
          <Button variant="text">{say('Clear all', 'مسح الكل')}</Button>
        </Sample>
        <Sample name={say('Danger', 'خطر')}>
          <Button variant="danger">{say('Cancel the request', 'إلغاء الطلب')}</Button>
        </Sample>
        <Sample name={say('Danger, quiet', 'خطر هادئ')}>
          <Button variant="danger-quiet" icon={Trash2}>
            {say('Delete draft', 'حذف المسودة')}
          </Button>
        </Sample>
      </div>
      <hr className="story-rule" />
      <div className="row wrap row-top g6">
        <Button
          variant="primary"
          disabledReason={say(
            'Disabled always says why: the quote file is missing.',
            'الزر المعطّل يذكر السبب دائمًا: ملف العرض غير مرفق.',
          )}
        >
          {say('Submit the quote', 'إرسال العرض')}
        </Button>
        <div className="row wrap">
          <Button variant="primary" size="l">
            {say('Large 52', 'كبير 52')}
          </Button>
          <LinkButton variant="primary" href="#normal">
            {say('Normal 44', 'عادي 44')}
          </LinkButton>
          <Button variant="primary" size="s">
            {say('Small 36', 'صغير 36')}
          </Button>
          <IconButton icon={Ellipsis} label={say('More', 'المزيد')} />
          <GoLink href="#arrow">{say('Link with arrow', 'رابط بسهم')}</GoLink>
        </div>
      </div>
    </div>
  )
}

export const story: Story = { title: { en: 'Buttons', ar: 'الأزرار' }, order: 3, wide: true, Body }
