// Actions behind a button, and the name of an icon on hover.
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { IconButton } from '../src/ui/actions/icon-button.tsx'
import { Menu } from '../src/ui/actions/menu.tsx'
import { useSample, type Story } from './story.tsx'

function Body() {
  const say = useSample()
  const more = say('More actions', 'إجراءات أخرى')
  return (
    <div className="card card-b row">
      <Menu
        label={more}
        trigger={<IconButton icon={Ellipsis} label={more} bare />}
        entries={[
          { id: 'copy', label: say('Copy as a new request', 'نسخ كطلب جديد'), icon: Copy },
          { id: 'delete', label: say('Delete draft', 'حذف المسودة'), icon: Trash2, danger: true },
        ]}
      />
      <IconButton icon={Copy} label={say('Copy', 'نسخ')} count={3} />
    </div>
  )
}

export const story: Story = {
  title: { en: 'Menu and icon buttons', ar: 'القائمة وأزرار الأيقونات' },
  order: 17,
  Body,
}
