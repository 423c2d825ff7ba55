export function keyOf(message: { id: string; context?: string }): string;
