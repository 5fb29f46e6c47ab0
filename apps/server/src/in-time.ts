/** Waits a few seconds at most: what hangs must not keep a server from stopping. */
export async function inTime(milliseconds: number, task: Promise<unknown> | undefined): Promise<void> {
  if (task === undefined) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task.catch(() => undefined), late]);
  clearTimeout(timer);
}
