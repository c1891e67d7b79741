// A dialog that opens under a double click stays; a press beside it closes it later on.
import '../../src/ui/app.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../src/ui/actions/button.tsx'
import { Dialog } from '../../src/ui/overlays/dialog.tsx'
import { onPage } from './on-page.tsx'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog title="Sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        Body
      </Dialog>
    </>
  )
}

test('the second press of a double click above a sheet does not close it', async () => {
  await page.viewport(360, 800)
  await onPage('en', <Opener />)
  await page.getByRole('button', { name: 'Open' }).dblClick()
  await expect.element(page.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 600))
  await expect.element(page.getByRole('dialog', { name: 'Sheet' })).toBeVisible()
  await page.elementLocator(document.querySelector('.scrim')!).click({ position: { x: 20, y: 20 } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
