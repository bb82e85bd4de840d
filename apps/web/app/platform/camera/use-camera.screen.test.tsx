import { cameraMessages } from '@washline/contract/scanning/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render-route.tsx'
import { useCamera } from './use-camera.ts'

/** The browser's fake device, which the other screens' tests go without. */
const { getUserMedia } = MediaDevices.prototype
let taken: Blob | undefined

beforeEach(() => {
  navigator.mediaDevices.getUserMedia = getUserMedia
})

afterEach(() => {
  taken = undefined
})

function Probe() {
  const { state, error, attach, capture } = useCamera()
  const take = async () => {
    taken = await capture()
  }
  return (
    <>
      <p>{error ?? state}</p>
      <video ref={attach} autoPlay muted playsInline />
      <button type="button" onClick={take}>
        Take
      </button>
    </>
  )
}

it('shows the camera and takes a JPEG', async () => {
  render(<Probe />)
  await expect.element(page.getByText('live')).toBeVisible()
  await expect.poll(() => document.querySelector('video')?.videoWidth).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Take' }).click()
  await expect.poll(() => taken?.type).toBe('image/jpeg')
  expect(taken?.size).toBeGreaterThan(1_000)
})

it.each([
  ['NotAllowedError', cameraMessages.access],
  ['NotFoundError', cameraMessages.access],
  ['NotReadableError', cameraMessages.start],
])('maps %s to: %s', async (name, text) => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name))
  render(<Probe />)
  await expect.element(page.getByText(text)).toBeVisible()
})
