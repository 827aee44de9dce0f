/** Hands a picture on: by the system's share sheet where there is one for files, or else as a download. */

export async function shareImage(image: Blob, name: string, title: string): Promise<void> {
  const file = new File([image], name, { type: image.type });
  const data = { files: [file], title };
  if (typeof navigator.canShare === "function" && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      // Whoever closes the sheet has changed their mind; anything else leaves the download.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
