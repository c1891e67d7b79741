// Toasts of every tone, shown by a button because they belong to the corner of the page.
import { Button } from '../src/ui/actions/button.tsx'
import { notify, type Notice } from '../src/ui/overlays/toast.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const notices: Notice[] = [
    { tone: 'success', title: say('Draft saved', 'حُفظت المسودة') },
    {
      tone: 'warn',
      title: say('The quote ends in 10 minutes', 'ينتهي العرض خلال 10 دقائق'),
      link: { href: '#quote', label: say('Open it', 'افتح العرض') },
    },
    {
      tone: 'error',
      title: say('No connection', 'لا يوجد اتصال'),
      body: say('We try again in 5 seconds.', 'سنحاول مجددًا خلال 5 ثوانٍ.'),
    },
    { tone: 'info', title: say('Customs offices close early', 'تغلق مكاتب الجمارك مبكرًا') },
    { tone: 'default', title: say('New message', 'رسالة جديدة') },
    { tone: 'wait', title: say('Confirming the payment', 'جارٍ تأكيد الدفعة') },
  ]
  return (
    <div className="card card-b row wrap g2">
      {notices.map((notice) => (
        <Button key={notice.tone} size="s" onPress={() => notify({ ...notice, sticky: true })}>
          {notice.title}
        </Button>
      ))}
    </div>
  )
}

export const story: Story = { title: { en: 'Toasts', ar: 'التنبيهات' }, order: 13, Body }
