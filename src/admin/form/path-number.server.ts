/** The number of the record that the path of a request names. */
import type { OfficeContext } from '#web/http/api/endpoint.ts'

const NUMBER = /^[1-9]\d{0,8}$/

/** Returns the number behind `:id`; for what is none 0, which no record has. */
export const pathNumber = ({ params: { id = '' } }: Pick<OfficeContext, 'params'>): number => (NUMBER.test(id) ? Number(id) : 0)
