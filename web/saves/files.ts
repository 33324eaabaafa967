/** Hands text to the person as a file. Nothing leaves the device by itself. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `star-scrappers-2026-05-04-k3v.stolik.json` */
export function fileName(game: string, id: string, time: number): string {
  const day = new Date(time).toISOString().slice(0, 10);
  return `${game}-${day}-${id.slice(0, 3)}.stolik.json`;
}
