/** Program: concurrent customers who buy until a number of orders is paid. */
import { httpCustomer } from '#test/http-customer.ts'
import { answerQuestions, startProgram, type Program } from './program.ts'

interface Settings {
  url: string
  items: string[]
  customers: number
}
export interface Bought {
  ms: number
  /** Number of HTTP requests. */
  calls: number
}

/** Starts the program. Each request to it is the number of orders to pay. */
export const startCustomers = (settings: Settings): Promise<Program<number, Bought>> =>
  startProgram(import.meta.filename, { args: [JSON.stringify(settings)] })

let count = 0
async function buy({ url, items, customers }: Settings, orders: number): Promise<Bought> {
  let calls = 0
  let begun = 0
  const counted: typeof fetch = (...call) => {
    calls++
    return fetch(...call)
  }
  const started = performance.now()
  await Promise.all(
    Array.from({ length: customers }, async () => {
      while (begun < orders) {
        begun++
        const number = ++count
        const customer = httpCustomer(url, 'ro', `10.5.${(number >> 8) & 255}.${number & 255}`, counted)
        const item = (at: number) => items[at % items.length]!
        const request = await customer.request([
          { item: item(number), qty: 1 },
          { item: item(number + 5), qty: 2 },
        ])
        const { id } = await customer.order(request, `${process.pid}-${number}-of-the-measured-shop`)
        await counted(`${url}/checkout/payment/${id}`).then((page) => page.arrayBuffer())
        const back = await customer.pay(await customer.startPayment(id))
        await counted(back).then((page) => page.arrayBuffer())
        while ((await customer.view(id)).payment !== 'paid') await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }),
  )
  return { ms: performance.now() - started, calls }
}

if (import.meta.main) {
  const settings = JSON.parse(process.argv[2]!) as Settings
  answerQuestions((orders: number) => buy(settings, orders))
}
