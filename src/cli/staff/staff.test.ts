/** The commands about staff and the audit log. */
import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { firstOwner } from '#test/staff/staff-member.ts'
import { auditCommand, staffCommand } from './staff.ts'

const shop = await testShop()
const { secret } = shop.config
const staff = (...args: string[]) =>
  staffCommand(shop.db, args, shop.clock.now(), { secret, publicUrl: 'https://nestling.example' })
const audit = (...args: string[]) => auditCommand(shop.db, args)

test('set-up gives a link while there is no owner, and refuses afterwards', async () => {
  expect(await staff('list')).toContain('staff set-up')
  expect(await staff('set-up')).toMatch(/https:\/\/nestling\.example\/admin\/set-up#token=[\w-]{43}$/)
  await firstOwner(shop)
  await expect(staff('set-up')).rejects.toThrow('There is an owner already')
})

test('a person is invited, gets another link and another role, is stopped and started', async () => {
  expect(await staff('invite', 'vlad@exemplu.ro', '--name', 'Vlad Petrescu', '--role', 'editor')).toContain(
    '/admin/invitation#token=',
  )
  expect(await staff('list')).toContain('vlad@exemplu.ro  Vlad Petrescu  editor  invited')
  expect(await staff('link', 'VLAD@exemplu.ro')).toContain('/admin/invitation#token=')
  expect(await staff('role', 'vlad@exemplu.ro', 'warehouse', '--note', 'moved to Cluj')).toContain('warehouse')
  expect(await staff('stop', 'vlad@exemplu.ro')).toContain('stopped')
  await expect(staff('link', 'vlad@exemplu.ro')).rejects.toThrow('staff start')
  expect(await staff('start', 'vlad@exemplu.ro')).toContain('invited')
  expect(await audit('list', '--words', 'cluj')).toContain('{"role":"editor"} -> {"role":"warehouse"}  moved to Cluj')
})

test('a lost second step is removed', async () => {
  expect(await staff('list')).toContain('owner  second step, 10 recovery codes left')
  expect(await staff('unlock', 'ruxandra@exemplu.ro')).toContain('no second step yet')
})

test('what cannot be done is said in a sentence', async () => {
  await expect(staff('role', 'ruxandra@exemplu.ro', 'support')).rejects.toThrow('This is the only owner')
  await expect(staff('role', 'ruxandra@exemplu.ro', 'chief')).rejects.toThrow('one of owner, editor, warehouse, support')
  await expect(staff('stop', 'nobody@exemplu.ro')).rejects.toThrow('see staff list')
  await expect(staff('invite', 'ruxandra@exemplu.ro', '--name', 'R M', '--role', 'owner')).rejects.toThrow(
    'has this address already',
  )
  await expect(staff('invite', 'x', '--name', 'R M', '--role', 'owner')).rejects.toThrow('email: email_invalid')
  await expect(staff('invite', 'x@y.ro', '--name', 'R M', '--role', 'owner', '--language', 'de')).rejects.toThrow('--language')
  await expect(staff('dance')).rejects.toThrow('no command staff dance')
  await expect(audit('dance')).rejects.toThrow('no command audit dance')
})

test('the log is checked', async () => {
  expect(await audit('check')).toMatch(/^\d+ entries, all as they were written\.$/)
})
