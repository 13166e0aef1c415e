/** The rules of the contact form. */
import { expect, test } from 'vitest'
import { contactProblems, MAX_MESSAGE_LENGTH, tidyMessage, topicOf, type ContactForm } from './contact.ts'

const form: ContactForm = {
  topic: 'order',
  reference: '',
  firstName: 'Ioana',
  lastName: 'Marinescu',
  email: 'ioana@exemplu.ro',
  message: 'Bună!',
}

test('every field has its own message, and a sound form has none', () => {
  expect(contactProblems(form)).toEqual({})
  expect(contactProblems({ ...form, firstName: '', lastName: '', email: '', message: '' })).toEqual({
    firstName: 'first_name_required',
    lastName: 'last_name_required',
    email: 'email_required',
    message: 'message_required',
  })
})

test('a message may name a page and has a longest length; what turns the direction of text is refused', () => {
  expect(contactProblems({ ...form, message: 'https://nestling.example/p/landou' })).toEqual({})
  expect(contactProblems({ ...form, message: 'a'.repeat(MAX_MESSAGE_LENGTH) })).toEqual({})
  expect(contactProblems({ ...form, message: 'a'.repeat(MAX_MESSAGE_LENGTH + 1) })).toEqual({ message: 'too_long' })
  expect(contactProblems({ ...form, message: 'a\u202eb' })).toEqual({ message: 'text_invisible' })
})

test('line breaks are of one kind, and empty lines do not pile up', () => {
  expect(tidyMessage('  Bună!\r\n\r\n\r\n\r\nRoata \t\r\nface zgomot\ud800 ')).toBe('Bună!\n\nRoata\nface zgomot\ufffd')
})

test('an unknown topic is another one', () => {
  expect(topicOf('product')).toBe('product')
  expect(topicOf('<b>')).toBe('other')
  expect(topicOf(null)).toBe('other')
})
