/** Returns what the first successful attempt answers, after at most `attempts`. @throws what the last one threw */
export async function withAttempts<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts) throw error
    }
  }
}
