/** A notice of the system. Some browsers, those of telephones above all, know the permission and still refuse it to a page. */
export function showNotice(title: string, options: NotificationOptions): Notification | undefined {
  try {
    return Notification.permission === 'granted' ? new Notification(title, options) : undefined;
  } catch {
    return undefined;
  }
}
