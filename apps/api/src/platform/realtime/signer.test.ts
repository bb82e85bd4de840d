import { describe, expect, it } from 'vitest'
import { createSigner, isChannelName, isSocketId } from './signer.ts'

// Published vectors of the protocol's documentation.
const signer = createSigner('278d425bdf160c739803', '7ad3773142a6692b25b8')

describe('signer', () => {
  it('signs a private channel as published', () => {
    expect(signer.sign('1234.1234', 'private-foobar')).toBe(
      '278d425bdf160c739803:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4',
    )
  })
  it('signs a presence channel as published', () => {
    const data = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'
    expect(signer.sign('1234.1234', 'presence-foobar', data)).toBe(
      '278d425bdf160c739803:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80',
    )
  })
  it('accepts its own signature only for the same socket, channel and key', () => {
    const auth = signer.sign('1.2', 'private-a')
    expect(signer.isValid(auth, '1.2', 'private-a')).toBe(true)
    expect(signer.isValid(auth, '1.3', 'private-a')).toBe(false)
    expect(signer.isValid(auth, '1.2', 'private-b')).toBe(false)
    expect(signer.isValid(auth.replace('278d', '378d'), '1.2', 'private-a')).toBe(false)
    expect(signer.isValid('', '1.2', 'private-a')).toBe(false)
    expect(signer.isValid(`${auth}é`, '1.2', 'private-a')).toBe(false)
  })
  it.each(['1.1:private-other', '1.1\n', '\n1.1', 'POST\n/apps/1/events', '1', '1.', 'a.b', '', '1.1 '])(
    'takes %j for no socket id',
    (text) => expect(isSocketId(text)).toBe(false),
  )
  it.each(['', 'private-a\n', 'private a', 'private-a:b', 'private-ä', 'x'.repeat(201)])(
    'takes %j for no channel name',
    (text) => expect(isChannelName(text)).toBe(false),
  )
  it('signs nothing that could be another signature', () => {
    expect(() => signer.sign('1.1:private-other', 'private-a')).toThrow()
  })
})
